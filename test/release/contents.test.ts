import assert from 'node:assert/strict'
import { test } from 'node:test'
import { licenceOf } from '../../release/licences.ts'
import { versionOf } from '../../release/version.ts'

test('the version is that of the newest heading of the changelog, or one before the next where changes wait', () => {
  const released = '# Changelog\n\n## Unreleased\n\n## 1.4.2 - 2026-11-16\n\n### Added\n- A thing.\n\n## 1.4.1\n- Older.\n'
  assert.equal(versionOf(released), '1.4.2')
  assert.equal(versionOf(released.replace('## Unreleased\n', '## Unreleased\n\n### Fixed\n- More.\n')), '1.5.0-unreleased')
  assert.equal(versionOf(released.replace('## Unreleased\n\n', '').replace('## 1.4.2 ', '## [1.4.2] ')), '1.4.2')
  assert.equal(versionOf('# Changelog\n\n## Unreleased\n- All of it.\n'), '0.1.0-unreleased')
})

test('a package with an unknown licence, or one that asks for more than to be named, is refused', () => {
  const under = (license: string | undefined) => () => licenceOf({ name: 'other', version: '1.0.0', license })
  for (const license of ['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND BSD-3-Clause', '(Apache-2.0)']) assert.ok(under(license)())
  for (const license of [undefined, '', 'GPL-3.0-only', 'MIT AND LGPL-2.1', 'SEE LICENSE IN x', 'UNLICENSED', '(MIT AND X) OR MPL-2.0'])
    assert.throws(under(license), /other@1\.0\.0 (?:states no licence|is under)/, license)
  // What was read by hand holds for the version that was read.
  assert.equal(licenceOf({ name: 'format', version: '0.2.2', license: undefined }), 'MIT')
  assert.throws(() => licenceOf({ name: 'format', version: '0.2.3', license: undefined }))
})
