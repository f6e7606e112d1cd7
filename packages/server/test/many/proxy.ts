import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** One address before many processes: each connection goes to one that takes it. */
export async function oneAddress(
  ports: () => readonly number[],
  pick: (below: number) => number,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const open = new Set<Socket>()
  const server = createServer((client) => {
    open.add(client)
    client.on('close', () => open.delete(client))
    client.on('error', () => client.destroy())
    const all = [...ports()]
    const next = (): void => {
      const [port] = all.splice(pick(Math.max(1, all.length)), 1)
      if (port === undefined) return void client.destroy()
      const behind = connect(port, '127.0.0.1')
      behind.once('error', next)
      behind.once('connect', () => {
        behind.off('error', next)
        behind.on('error', () => client.destroy())
        behind.on('close', () => client.destroy())
        client.on('close', () => behind.destroy())
        client.pipe(behind)
        behind.pipe(client)
      })
    }
    next()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => void server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      const closed = new Promise((resolve) => void server.close(resolve))
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}
