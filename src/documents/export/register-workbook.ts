import type pg from 'pg'
import { REGISTER_COLUMNS, registerPages } from '../../promotions/register/table.ts'
import { xlsxFile } from '../bulk/xlsx-write.ts'

/** The register of promotions as a workbook. */
export const registerWorkbook = (db: pg.Pool, workspaceId: string): AsyncGenerator<Uint8Array> =>
  xlsxFile([{ name: 'Register', columns: REGISTER_COLUMNS, pages: () => registerPages(db, workspaceId) }])
