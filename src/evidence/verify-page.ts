import { VERIFY_CORE } from './verify-core.ts'

/** The same check in a browser: a page without a network, which reads the folder that the person chooses. */
export const VERIFY_PAGE = String.raw`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
<title>Check this evidence</title>
<style>body{margin:0 auto;max-width:52rem;padding:2rem 1.25rem;font:15px/1.5 system-ui,sans-serif;color:#1d1c1a}
p,li{overflow-wrap:anywhere}#verdict{font-weight:600;font-size:1.15rem}.whole{color:#1a6b37}.not{color:#a3261b}
#folder{display:block;box-sizing:border-box;width:100%;margin-top:.25rem;padding:2rem 1.25rem;border:2px dashed #8a857c;border-radius:8px}
#steps{list-style:none;padding:0}</style>
<h1>Check this evidence</h1>
<p>Choose the unpacked folder (its name begins with <code>evidence-</code>), or drop it on the field. Everything happens in this page: it
cannot send anything, and works without a network. Your browser may speak of uploading; nothing leaves this machine.</p>
<p><label>Folder: <input type="file" id="folder" webkitdirectory multiple></label></p>
<p id="verdict" role="status"></p>
<ul id="steps"></ul>
<div id="lines"></div>
<script>
const hexOf = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
function hostOf(files) {
  const fileOf = (name) => { if (!files.has(name)) throw new Error('there is no ' + name); return files.get(name) }
  const sha256 = async (bytes) => hexOf(await crypto.subtle.digest('SHA-256', bytes))
  return {
    names: async () => [...files.keys()],
    async *pieces(name) {
      const reader = fileOf(name).stream().getReader()
      for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) yield value
    },
    sha256,
    sha256OfFile: async (name) => sha256(await fileOf(name).arrayBuffer()),
  }
}
${VERIFY_CORE}
const [verdict, steps, list] = ['verdict', 'steps', 'lines'].map((id) => document.getElementById(id))
const add = (to, name, textContent, className = '') => to.append(Object.assign(document.createElement(name), { textContent, className }))
async function check(files) {
  verdict.textContent = 'Checking …'
  verdict.className = ''
  steps.replaceChildren()
  list.replaceChildren()
  const isFolder = files.has('tagmanifest-sha256.txt')
  const { isWhole, lines } = isFolder
    ? await verify(hostOf(files), (what, isFine) => add(steps, 'li', (isFine ? '✓ Yes: ' : '✗ No: ') + what, isFine ? 'whole' : 'not'))
    : { isWhole: false, lines: ['This is not such a folder: it has no tagmanifest-sha256.txt. Unpack the archive first.'] }
  verdict.textContent = isWhole ? 'It is whole.' : isFolder ? 'It is not whole.' : 'Nothing was checked.'
  verdict.className = isWhole ? 'whole' : 'not'
  for (const line of lines) add(list, 'p', line)
}
document.getElementById('folder').addEventListener('change', ({ target }) =>
  check(new Map(Array.from(target.files, (file) => [file.webkitRelativePath.split('/').slice(1).join('/'), file]))))

// Dropped on the field the browser reads the folder itself; beside it, it would open it instead.
for (const kind of ['dragover', 'drop'])
  addEventListener(kind, (event) => { if (event.target.id !== 'folder') event.preventDefault() })
</script>
`
