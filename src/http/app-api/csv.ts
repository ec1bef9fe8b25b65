// STUB
export const TRAIL_COLUMNS: any = null
export const VIOLATION_CSV_COLUMNS: any = null
export const sendCsv: any = null
export const trailRows: any = null
export const violationRows: any = null
