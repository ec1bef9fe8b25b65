import type pg from 'pg'
import type { By } from '../../db/trail/admin.ts'
import { changeSetting } from '../../db/settings/changes.ts'
import type { IssueTracker } from '../../db/settings/settings.ts'
import { invalid } from '../../errors.ts'
import { faultOfTracker } from '../../reviews/chart/issue-address.ts'
import { isStorable } from '../base/faults.ts'

/** Replaces the reasons that a workspace keeps ready; each is there once, without space around it. */
export async function setPresets(db: pg.Pool, workspaceId: string, given: string[], by: By): Promise<{ presets: string[] }> {
  const blank = given.findIndex((text) => text.trim() === '' || !isStorable(text))
  if (blank >= 0) throw invalid({ loc: ['body', 'presets', blank], msg: 'Value error, a reason must not be blank', type: 'value_error' })
  const presets = [...new Set(given.map((text) => text.trim()))]
  await changeSetting(db, workspaceId, 'dismissal_reasons', presets, by)
  return { presets }
}

/** Replaces where issues are made of findings. */
export async function setTrackers(db: pg.Pool, workspaceId: string, given: IssueTracker[], by: By): Promise<{ trackers: IssueTracker[] }> {
  const trackers = given.map(({ name, address }) => ({ name: name.trim(), address: address.trim() }))
  const faults = trackers.flatMap(({ address }, index) => {
    const fault = isStorable(address) ? faultOfTracker(address) : 'this is not an address'
    return fault === null ? [] : [{ loc: ['body', 'trackers', index, 'address'], msg: `Value error, ${fault}`, type: 'value_error' }]
  })
  if (faults.length > 0) throw invalid(...faults)
  await changeSetting(db, workspaceId, 'issue_trackers', trackers, by)
  return { trackers }
}
