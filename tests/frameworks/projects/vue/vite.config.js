import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

const template = { compilerOptions: { isCustomElement: (tag) => tag === 'grundy-scope' } };

export default defineConfig({ plugins: [vue({ template })] });
