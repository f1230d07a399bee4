import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import express from 'express'
// @ts-expect-error -- Its types are those of Express 5.
import untyped from 'express-4'
import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import type { SiweServer } from './siweServer.ts'
import {
  createTestBrowser,
  createTestSite,
  origin,
  owner,
  sendToPort,
  stranger,
} from './testing/testSite.ts'

const express4: typeof express = untyped
const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

const frameworks: Readonly<Record<string, (siwe: SiweServer) => RequestListener>> = {
  'Express 5': (siwe) => express().use('/siwe', siwe.handleNode),
  'Express 5 with its body parser': (siwe) =>
    express().use(express.json()).use('/siwe', siwe.handleNode),
  'Express 4': (siwe) => express4().use('/siwe', siwe.handleNode),
  'Express 4 with its body parsers': (siwe) =>
    express4()
      .use(express4.urlencoded({ extended: true }), express4.json())
      .use('/siwe', siwe.handleNode),
  'Express 4 with another body parser': (siwe) =>
    express4()
      .use(express4.urlencoded({ extended: true }))
      .use('/siwe', siwe.handleNode),
  'Express 4 with bodies as text': (siwe) =>
    express4()
      .use(express4.text({ type: '*/*' }))
      .use('/siwe', siwe.handleNode),
  Hono: (siwe) =>
    getRequestListener(new Hono().all('/siwe/*', (context) => siwe.handle(context.req.raw)).fetch),
  "Node's own server": (siwe) => siwe.handleNode,
}

/** A listening server and a browser that sends requests to its site. */
async function listen(framework: string) {
  const site = createTestSite()
  const server = createServer(frameworks[framework]?.(site.server))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { ...site, browser: createTestBrowser(sendToPort(port)), port }
}

describe.each(Object.keys(frameworks))('on %s', (framework) => {
  it('signs a visitor in, keeps the session on reload, and signs out', async () => {
    const { browser } = await listen(framework)
    expect(await browser.signIn()).toMatchObject({
      status: 200,
      session: { address: owner.address },
    })
    expect(await browser.session()).toMatchObject({ address: owner.address })
    await browser.post('signout', {})
    expect(await browser.session()).toBeNull()
  })

  it('refuses the signature of another account and a replay', async () => {
    const { browser } = await listen(framework)
    expect(await browser.signIn(stranger.address)).toMatchObject({ status: 401, session: null })
    const { text: message } = await browser.signIn()
    const signature = await owner.signMessage({ message })
    expect((await browser.post('verify', { message, signature })).status).toBe(401)
  })

  it('keeps serving after bodies without a message', async () => {
    const { browser, errors } = await listen(framework)
    await browser.ask('nonce')
    for (const body of [{}, null, [], { message: 5 }, { message: 'a', signature: '0xzz' }]) {
      expect((await browser.post('verify', body)).status).toBe(400)
    }
    expect((await browser.ask('verify', { method: 'POST' })).status).toBe(400)
    expect((await browser.post('verify', 'a'.repeat(200_000))).status).toBe(413)
    expect(await browser.session()).toBeNull()
    expect(errors).toEqual([])
  })

  it('keeps serving after a browser disconnects before its body is complete', async () => {
    const { browser, errors, port } = await listen(framework)
    await new Promise<void>((resolve) => {
      const head = `POST /siwe/verify HTTP/1.1\r\nHost: shop.example\r\nOrigin: ${origin}\r\n`
      const type = 'Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"message":'
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(head + type, () => socket.destroy()),
      )
      socket.on('close', () => resolve())
    })
    expect(await browser.session()).toBeNull()
    expect(errors).toEqual([])
  })
})

it.each(['Express 5', 'Express 4', 'Hono', "Node's own server"])(
  'closes the connection of a body that it does not read to the end, on %s',
  async (framework) => {
    const { browser } = await listen(framework)
    const refused = await browser.post('verify', 'a'.repeat(200_000))
    expect(refused.status).toBe(413)
    expect(refused.headers.get('connection')).toBe('close')
  },
)
