export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  vue: {compilerOptions: {isCustomElement: tag => tag.startsWith('ocp-')}},
  app: {
    head: {
      link: [{rel: 'icon', href: 'data:,'}],
      script: [{src: 'https://HOST/embed/v1/loader.js', async: true, 'data-partner': 'your-id'}],
    },
  },
})
