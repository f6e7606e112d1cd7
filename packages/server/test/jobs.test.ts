import { JobsHere } from '../src/jobs/here.ts'
import { jobsSuite } from './jobs-suite.ts'

jobsSuite('in this process', (broke) => Promise.resolve(new JobsHere(broke)))
