import { initials } from '../format.ts'

/** Initials in a circle, with the name as title and for screen readers. */
export const Avatar = ({ name }: { name: string }) => (
  <span className="av" title={name}>
    <span aria-hidden="true">{initials(name)}</span>
    <span className="vh">{name}</span>
  </span>
)
