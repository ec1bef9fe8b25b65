import { PLACES_PER_SEVERITY, SEVERITIES } from '../../reviews/chart/chart.ts'

/** By severity order. */
const ORDERED = `'{${SEVERITIES.toReversed().join(',')}}'::text[]`

/**
 * Part of a `with`: `four_eyes (orders)`, the severity orders whose dismissal needs a second person; no row where the workspace has no such
 * setting. `$1` is the workspace. It is read by the statement that decides, so that a change of the setting works at once everywhere.
 */
export const FOUR_EYES = `
four_eyes as materialized (
  select array(select array_position(${ORDERED}, s.name) - 1 from jsonb_array_elements_text(w.value) s (name)) as orders
  from workspace_settings w where w.workspace_id = $1 and w.name = 'four_eyes'
)`

/** Whether the review at `place` is of such a severity. */
export const NEEDS_SECOND = `(place >> ${Math.log2(PLACES_PER_SEVERITY)}) = any(coalesce((select orders from four_eyes), '{}'))`
