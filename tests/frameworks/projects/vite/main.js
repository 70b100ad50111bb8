import 'grundyscope/element';

const scope = document.querySelector('grundy-scope');
const output = document.querySelector('output');
scope.addEventListener('answer', ({ detail }) => {
  output.textContent = `${output.textContent} ${detail.answer}`.trim();
});
document.querySelector('button').addEventListener('click', () => {
  scope.n = 29;
});
