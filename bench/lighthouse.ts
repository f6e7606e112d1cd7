import lighthouse, { desktopConfig } from 'lighthouse'

/** Lighthouse's scores of a page, 0 to 100, in the browser that listens on this port. */
export async function lighthouseScores(url: string, port: number, form: 'phone' | 'desktop') {
  const options = { port, onlyCategories: ['performance', 'accessibility'], logLevel: 'error' as const }
  const result = await lighthouse(url, options, form === 'desktop' ? desktopConfig : undefined)
  return Object.entries(result!.lhr.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)] as const)
}
