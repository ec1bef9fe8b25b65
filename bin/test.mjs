#!/usr/bin/env node
import { launch } from './launch/launch.mjs'

await launch(['--dev-script', 'test/run.ts', ...process.argv.slice(2)])
