import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DockerfileParser } from 'dockerfile-ast'
import type { Copy, Instruction, JSONInstruction } from 'dockerfile-ast'

/** What the last stage says of how the container runs. */
export interface Image {
  /** The folder that would be its root, without what the base image brings. */
  root: string
  env: Record<string, string>
  user: string
  command: string[]
  health: string[]
  /** The instructions of each stage, in order. */
  stages: Instruction[][]
}

const wordsOf = (instruction: Instruction) => instruction.getArguments().map((argument) => argument.getValue())
const jsonOf = (instruction: JSONInstruction) =>
  JSON.parse(
    `[${instruction
      .getJSONStrings()
      .map((word) => word.getJSONValue())
      .map((word) => JSON.stringify(word))
      .join(',')}]`,
  ) as string[]

/**
 * Runs each COPY and RUN of a Dockerfile in plain folders, one for each stage; the absolute paths it names are moved below them. `npm ci`
 * takes the packages that the project has, `npm run release` the release that the runner made: the
 * registry is the business of whoever builds.
 */
export function runDockerfile(file: string, context: string, folder: string): Image {
  const instructions = DockerfileParser.parse(readFileSync(file, 'utf8')).getInstructions()
  const stages: Instruction[][] = []
  for (const instruction of instructions) {
    if (instruction.getKeyword() === 'FROM') stages.push([])
    stages.at(-1)!.push(instruction)
  }
  const bin = shims(folder, context)
  const roots = new Map<string, string>()
  const ignored = readFileSync(`${file}.dockerignore`, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const image: Image = { root: '', env: {}, user: '', command: [], health: [], stages }
  for (const [number, stage] of stages.entries()) {
    const name = /\sAS\s+(\S+)/i.exec(stage[0]!.toString())?.[1] ?? String(number)
    const root = path.join(folder, name)
    mkdirSync(root, { recursive: true })
    roots.set(name, root)
    image.root = root
    image.env = {}
    let workdir = root
    for (const instruction of stage.slice(1)) {
      const words = wordsOf(instruction)
      switch (instruction.getKeyword()) {
        case 'WORKDIR':
          workdir = path.join(root, words[0]!)
          mkdirSync(workdir, { recursive: true })
          break
        case 'COPY':
          copy(instruction as Copy, { context, root, workdir, roots, ignored })
          break
        case 'RUN':
          execFileSync('sh', ['-ec', below(words.join(' '), root)], {
            cwd: workdir,
            env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, npm_config_update_notifier: 'false', NODE_TEST_CONTEXT: '' },
            stdio: ['ignore', 'ignore', 'pipe'],
          })
          break
        case 'ENV':
          for (const word of words) image.env[word.slice(0, word.indexOf('='))] = word.slice(word.indexOf('=') + 1)
          break
        case 'USER':
          image.user = words[0]!
          break
        case 'HEALTHCHECK':
          image.health = healthOf(instruction)
          break
        case 'ENTRYPOINT':
          image.command = jsonOf(instruction as JSONInstruction)
          break
        case 'CMD':
          image.command.push(...jsonOf(instruction as JSONInstruction))
          break
      }
    }
  }
  return image
}

/** Paths that a command names, moved below the folder of its stage. */
const below = (command: string, root: string) => command.replaceAll(/(?<=^|\s)\/(?=\w)/g, `${root}/`)

const healthOf = (instruction: Instruction) => JSON.parse(/CMD\s+(\[.*\])/s.exec(instruction.toString())![1]!) as string[]

interface Copying {
  context: string
  root: string
  workdir: string
  roots: Map<string, string>
  ignored: string[]
}

function copy(instruction: Copy, { context, root, workdir, roots, ignored }: Copying): void {
  const from = instruction
    .getFlags()
    .find((flag) => flag.getName() === 'from')
    ?.getValue()
  const words = wordsOf(instruction).filter((word) => !word.startsWith('--'))
  const to = words.pop()!
  const target = to.startsWith('/') ? path.join(root, to) : path.resolve(workdir, to)
  const left = new Set(!from ? ignored.flatMap((pattern) => globSync(pattern, { cwd: context })) : [])
  const source = from ? roots.get(from)! : context
  for (const word of words) {
    const at = path.join(source, word)
    const isFile = statSync(at).isFile()
    cpSync(at, isFile && to.endsWith('/') ? path.join(target, path.basename(word)) : target, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (entry) => (from ? true : !left.has(path.relative(context, entry))),
    })
  }
}

/** Programs that a step finds before the machine's. */
function shims(folder: string, context: string): string {
  const bin = path.join(folder, 'shims')
  mkdirSync(bin, { recursive: true })
  const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim()
  const node = path.join(bin, 'node')
  writeFileSync(node, `#!/bin/sh\nexec '${process.execPath}' "$@"\n`)
  const packages = `ln -s '${path.join(context, 'node_modules')}' node_modules`
  // The runner has made the release already: once is enough.
  const released = process.env['TEST_RELEASE']
  const release = released === undefined ? '' : `elif [ "$1 $2" = "run release" ]; then mkdir -p "$4" && cp '${released}'/*.tgz "$4"; `
  const real = `exec '${node}' "$(readlink -f '${npm}')" "$@"`
  writeFileSync(path.join(bin, 'npm'), `#!/bin/sh\nif [ "$1" = ci ]; then ${packages}; ${release}else ${real}; fi\n`)
  for (const name of ['node', 'npm']) chmodSync(path.join(bin, name), 0o755)
  return bin
}
