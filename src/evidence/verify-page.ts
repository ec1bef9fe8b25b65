import { VERIFY_CORE } from './verify-core.ts'

/** The same check in a browser: a page without a network, which reads the folder that the person chooses. */
export const VERIFY_PAGE = String.raw`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
<title>Check this evidence</title>
<style>body{margin:0 auto;max-width:52rem;padding:2rem 1.25rem;font:15px/1.5 system-ui,sans-serif;color:#1d1c1a}
p{overflow-wrap:anywhere}#verdict{font-weight:600}.whole{color:#1a6b37}.not{color:#a3261b}</style>
<h1>Check this evidence</h1>
<p>Choose the unpacked folder (its name begins with <code>evidence-</code>). Everything happens in this page: it cannot send anything, and
works without a network. Your browser may speak of uploading; nothing leaves this machine.</p>
<p><label>Folder: <input type="file" id="folder" webkitdirectory multiple></label></p>
<p id="verdict" role="status"></p>
<div id="lines"></div>
<script>
const hexOf = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
function hostOf(list) {
  const files = new Map(Array.from(list, (file) => [file.webkitRelativePath.split('/').slice(1).join('/'), file]))
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
document.getElementById('folder').addEventListener('change', async ({ target }) => {
  const [verdict, list] = [document.getElementById('verdict'), document.getElementById('lines')]
  verdict.textContent = 'Checking …'
  list.replaceChildren()
  const { isWhole, lines } = await verify(hostOf(target.files))
  verdict.textContent = isWhole ? 'It is whole.' : 'It is not whole.'
  verdict.className = isWhole ? 'whole' : 'not'
  for (const line of lines) list.append(Object.assign(document.createElement('p'), { textContent: line }))
})
</script>
`
