import { call } from './api.ts'
import { sayRefused } from './parts/toast.tsx'

/** Signs out here or everywhere. The page is loaded anew, so that nothing that was read stays in its memory. */
export async function leave(how: 'signOut' | 'signOutEverywhere'): Promise<void> {
  try {
    await call(how, {})
    location.assign('/sign-in')
  } catch (error) {
    sayRefused((error as Error).message)
  }
}
