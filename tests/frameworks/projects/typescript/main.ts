import { GrundyScope } from 'grundyscope/element';

const scope = new GrundyScope();
Object.assign(scope, { problem: 'nim-square', heaps: '3', view: 'answer' });
scope.setAttribute('n', '100');
const output = document.querySelector('output');
scope.addEventListener('answer', ({ detail }) => {
  if (output) output.textContent = `${output.textContent} ${detail.answer ?? ''}`.trim();
});
document.querySelector('button')?.addEventListener('click', () => {
  scope.n = '29';
});
document.body.prepend(scope);
