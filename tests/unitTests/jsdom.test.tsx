// @vitest-environment jsdom
import { testHostApp } from './testHostApp.tsx'

testHostApp()
