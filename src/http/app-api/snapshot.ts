// STUB
export const sendSnapshot: any = null
