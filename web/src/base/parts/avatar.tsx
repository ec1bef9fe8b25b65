import { initials } from '../format.ts'

/** Initials in a circle, the name for everybody who asks. */
export const Avatar = ({ name }: { name: string }) => (
  <span className="av" title={name}>
    <span aria-hidden="true">{initials(name)}</span>
    <span className="vh">{name}</span>
  </span>
)
