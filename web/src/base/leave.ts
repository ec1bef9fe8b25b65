import { call } from './api.ts'
import { BASE } from './base-path.ts'
import { forgetLanguage } from './language.ts'
import { sayRefused } from './parts/toast.tsx'

/** Signs out here or everywhere. The page is reloaded, so that no data stays in memory. */
export async function leave(how: 'signOut' | 'signOutEverywhere'): Promise<void> {
  try {
    const { url } = await call(how, {})
    forgetLanguage()
    location.assign(url ?? `${BASE}/sign-in`)
  } catch (error) {
    sayRefused((error as Error).message)
  }
}
