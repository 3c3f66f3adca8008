import { texts } from './shared'

export default texts(
  import.meta.glob<string>(
    ['../../../../src/kontu/locale/eu/*.ftl', '!../../../../src/kontu/locale/eu/{arena,cli,paper,records,serve,system}.ftl'],
    { query: '?raw', import: 'default', eager: true },
  ),
)
