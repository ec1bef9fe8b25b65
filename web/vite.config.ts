import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { linkChunks } from './page-links.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), linkChunks()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    // The policy of the page allows nothing inline, pictures and fonts as data included.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  experimental: {
    // One build serves below any path: files name each other from where they are; the page, which the server rewrites, names them from /.
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
})
