import { texts } from './shared'

export default texts(
  import.meta.glob<string>('../../../../src/kontu/locale/eu/{events,options,page,refusals}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
