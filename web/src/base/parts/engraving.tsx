/** SVG path of a closed wave around a centre: the notched edge of the seal and the rings of the rosette. */
export function wave(centre: number, radius: number, depth: number, waves: number, points: number): string {
  const steps = Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI
    const r = radius + depth * Math.cos(waves * angle)
    return `${(centre + r * Math.sin(angle)).toFixed(2)} ${(centre - r * Math.cos(angle)).toFixed(2)}`
  })
  return `M${steps.join('L')}Z`
}

const RINGS = [
  { radius: 92, depth: 30, waves: 9, points: 270, copies: 12 },
  { radius: 142, depth: 24, waves: 16, points: 384, copies: 8 },
  { radius: 178, depth: 9, waves: 40, points: 520, copies: 5 },
].map((ring) => ({ ...ring, path: wave(200, ring.radius, ring.depth, ring.waves, ring.points) }))

/** The rosette of the sign-in page and the introduction: the only ornament besides the seal. */
export const Rosette = () => (
  <svg className="rosette" viewBox="0 0 400 400" aria-hidden="true">
    {RINGS.map(({ path, waves, copies }) =>
      Array.from({ length: copies }, (_, index) => (
        <path key={`${waves} ${index}`} d={path} transform={`rotate(${((360 / waves / copies) * index).toFixed(2)} 200 200)`} />
      )),
    )}
  </svg>
)
