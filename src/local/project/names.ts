/** What a project file is called; apart from what reads it, which most audits do not need. */
export const PROJECT_FILES = ['imprimatur.yml', 'imprimatur.yaml']
