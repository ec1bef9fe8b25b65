import { AuditList } from '../audits/list.tsx'
import { FirstMinutes } from './first.tsx'

/** All audits; a workspace without one begins with the first minutes, which ask for settings as well. */
export const Audits = () => <AuditList First={FirstMinutes} />
