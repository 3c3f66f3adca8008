import { texts } from './shared'

export default texts(
  import.meta.glob<string>('../../../../src/kontu/locale/nb/{events,kontrakt,kontrakt_page,kontrakt_table,options,page,refusals}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
