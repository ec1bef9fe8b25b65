declare module 'pdfmake' {
  const pdfmake: {
    setFonts(fonts: object): void
    setUrlAccessPolicy(allowed: (url: string) => boolean): void
    setLocalAccessPolicy(allowed: (file: string) => boolean): void
    createPdf(document: object): { getBuffer(): Promise<Buffer> }
  }
  export default pdfmake
}
