/** A bar chart as SVG: ours in blue, and the comparison in grey where there is one. */
export function chart(title: string, rows: { name: string; ours: number | null; bare: number | null }[]): string {
  const most = Math.max(...rows.flatMap((row) => [row.ours ?? 0, row.bare ?? 0]))
  const width = (value: number) => Math.max(1, (value / most) * 420)
  const height = 34
  const bars = rows.map(({ name, ours, bare }, i) => {
    const y = 30 + i * height
    const first =
      ours === null
        ? ''
        : `<rect x="230" y="${y}" width="${width(ours).toFixed(1)}" height="11" fill="#2b4f8f"/><text x="${235 + width(ours)}" ` +
          `y="${y + 9}">${shown(ours)}</text>`
    const second =
      bare === null
        ? ''
        : `<rect x="230" y="${y + 13}" width="${width(bare).toFixed(1)}" height="8" fill="#b9b3a5"/><text x="${235 + width(bare)}" ` +
          `y="${y + 20}" font-size="9" fill="#6a665e">${shown(bare)}</text>`
    return `<text x="222" y="${y + 10}" text-anchor="end">${name}</text>${first}${second}`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="${rows.length * height + 40}" font-family="system-ui, ` +
    `sans-serif" font-size="11" fill="#1d1c1a" role="img" aria-label="${title}"><rect width="100%" height="100%" fill="#fdfcf9"/>` +
    `<text x="10" y="18" font-size="12" font-weight="600">${title}</text>${bars.join('')}</svg>\n`
  )
}

const shown = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0))
