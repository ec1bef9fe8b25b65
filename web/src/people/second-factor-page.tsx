import { useRouter } from '@tanstack/react-router'
import { BASE } from '../base/base-path.ts'
import { leave } from '../base/leave.ts'
import { strings } from '../base/strings.ts'
import { Entrance } from './entrance.tsx'
import { SecondFactor } from './second-factor.tsx'

const words = strings.settings.secondFactor

/** Where members of a workspace that asks for a second factor set one up, before anything else. */
export function SecondFactorPage() {
  const { history } = useRouter()
  return (
    <Entrance title={words.required} note={words.requiredHelp}>
      <SecondFactor onDone={() => history.replace(`${BASE}/`)} />
      <button className="btn btn-block" type="button" onClick={() => void leave('signOut')}>
        {strings.base.signOut}
      </button>
    </Entrance>
  )
}
