import createClient from 'openapi-fetch'
import type { paths } from './schema.d.ts'

/** A typed client of the public API: `imprimatur({ baseUrl, apiKey }).GET('/public/v1/audits')`. */
export const imprimatur = ({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }) =>
  createClient<paths>({ baseUrl, headers: { 'X-API-Key': apiKey } })
