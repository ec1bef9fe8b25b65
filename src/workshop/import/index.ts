export { packageNameOf, ruleFilesOf, zipOf } from './export.ts'
export { readPackageApart } from './read-apart.ts'
export { planFor, takeOver } from './take-over.ts'
export { PackageRefused } from './unpack.ts'
