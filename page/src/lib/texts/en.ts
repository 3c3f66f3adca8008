import { texts } from './shared'

export default texts(
  import.meta.glob<string>(
    ['../../../../src/kontu/locale/en/*.ftl', '!../../../../src/kontu/locale/en/{arena,cli,paper,records,serve,system}.ftl'],
    { query: '?raw', import: 'default', eager: true },
  ),
)
