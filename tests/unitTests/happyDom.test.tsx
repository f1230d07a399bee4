// @vitest-environment happy-dom
import { testHostApp } from './testHostApp.tsx'

testHostApp()
