/** As YYYY-MM-DD, which sorts as days do. */
export const today = (): string => new Date().toISOString().slice(0, 10)
