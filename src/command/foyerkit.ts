#!/usr/bin/env node
import { runCommand } from './runCommand.ts'

await runCommand(process)
