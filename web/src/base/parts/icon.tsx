/** An icon of the sprite in index.html; hidden from screen readers. */
export const Icon = ({ name, className = 'i' }: { name: string; className?: string }) => (
  <svg className={className} aria-hidden="true">
    <use href={`#${name}`} />
  </svg>
)
