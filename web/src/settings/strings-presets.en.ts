/** Reasons to dismiss that are kept ready, and where issues are created. */
export const presets = {
  title: 'Reasons and issues',
  note: 'What reviewers find ready at the desk.',
  reasons: 'Reasons to dismiss',
  reasonsHelp: 'One on a line, in the order in which they are offered; digits 1 to 9 choose them. Any other reason can still be written.',
  trackers: 'Create an issue',
  trackersHelp: 'The address opens in a new tab; {title}, {body} and {url} stand for those of the finding.',
  name: 'Name',
  address: 'Address of a new issue',
  add: (name: string) => `Add ${name}`,
  other: 'another',
  remove: (name: string) => `Remove ${name}`,
  fault: 'This address cannot open an issue: it begins with https:// and a host and contains {title}, {body} or {url}.',
  saved: 'Saved',
}
