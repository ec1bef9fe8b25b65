// STUB
export const streamEvents: any = null
