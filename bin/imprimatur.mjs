#!/usr/bin/env node
import { launch } from './launch/launch.mjs'

await launch(process.argv.slice(2))
