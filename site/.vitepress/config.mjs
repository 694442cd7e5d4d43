import { defineConfig } from 'vitepress';
import { writeGeneratedPages } from '../generated-pages.mjs';
import { repositoryLinks, sitePath, slugOf } from '../repository-links.mjs';
import { SIDEBAR } from '../sidebar.mjs';

writeGeneratedPages();

export default defineConfig({
  title: 'Cotiza',
  description: 'Insurance quotes for automated agents in Spain.',
  lang: 'en',
  base: '/docs/',
  srcDir: '..',
  outDir: 'dist',
  cacheDir: 'node_modules/.cache/vitepress',
  // AGENTS.md differs from agents.md in case alone, and page names do not.
  srcExclude: ['AGENTS.md', 'nightly/**', '**/test/**'],
  rewrites: sitePath,
  cleanUrls: true,
  // The policy of the service allows scripts by their hash and no style elements: few scripts, and no element for the transition.
  metaChunk: true,
  appearance: { disableTransition: false },
  router: { prefetchLinks: false },
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    anchor: { slugify: slugOf },
    config: repositoryLinks,
  },
  // From srcDir: links lead to these images.
  vite: { publicDir: 'docs/images' },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    sidebar: SIDEBAR,
    notFound: { linkLabel: 'Take me home' },
  },
});
