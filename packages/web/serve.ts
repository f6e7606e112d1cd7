import { createServer } from 'node:http'
import { fileHandler, listen, urlOf } from '@wanli/server/files'

export interface Serving {
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

/** Serve the files of a folder, and nothing else. Port 0 = any free one; otherwise this one, or the next that is free. */
export async function serve(folder: string, { port = 0, host = '127.0.0.1', tries = 1 } = {}): Promise<Serving> {
  const server = createServer(fileHandler(folder))
  const taken = await listen(server, port, host, tries)
  return {
    url: urlOf(host, taken),
    port: taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
