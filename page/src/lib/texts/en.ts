import { texts } from './shared'

export default texts(
  import.meta.glob<string>(['../../../../src/kontu/locale/en/*.ftl', '!**/cli.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
