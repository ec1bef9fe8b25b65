// STUB
export const filterOf: any = null
export const scopeOf: any = null
