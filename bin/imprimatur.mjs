#!/usr/bin/env node
import { crashApart } from './launch/ending.mjs'
import { launch } from './launch/launch.mjs'

crashApart()
await launch(process.argv.slice(2))
