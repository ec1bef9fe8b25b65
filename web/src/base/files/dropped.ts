/** A file with the path it had below the folder that was dropped. */
export interface DroppedFile {
  file: File
  path: string
}

const withEntries = (items: DataTransferItemList) => [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])

const readAll = async (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> => {
  const all: FileSystemEntry[] = []
  for (;;) {
    // The browser returns at most a hundred entries per call, and an empty list at the end.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return all
    all.push(...some)
  }
}

async function filesIn(entry: FileSystemEntry): Promise<DroppedFile[]> {
  if (entry.isDirectory) return (await Promise.all((await readAll((entry as FileSystemDirectoryEntry).createReader())).map(filesIn))).flat()
  const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))
  return [{ file, path: entry.fullPath.replace(/^\//, '') }]
}

/** Hidden files (`.git`, `.DS_Store`) are not content. */
const isShown = ({ path }: DroppedFile) =>
  !path
    .split('/')
    .slice(1)
    .some((name) => name.startsWith('.'))

/** The files of a drop, including those in folders. */
export async function droppedFiles(data: DataTransfer): Promise<DroppedFile[]> {
  const entries = withEntries(data.items)
  if (entries.length === 0) return chosenFiles(data.files)
  return (await Promise.all(entries.map(filesIn))).flat().filter(isShown)
}

/** The files of the browser's dialog; those of a folder have their path relative to it. */
export const chosenFiles = (files: FileList | null): DroppedFile[] =>
  [...(files ?? [])].map((file) => ({ file, path: file.webkitRelativePath || file.name })).filter(isShown)
