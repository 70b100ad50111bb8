// Events of a game to play and of an exercise.
const heard = document.getElementById('heard');

function add(text) {
  const line = document.createElement('li');
  line.textContent = text;
  heard.append(line);
}

const game = document.getElementById('game');
game.addEventListener('move', ({ detail }) => add(`Move ${detail.code}, by: ${detail.by}`));
game.addEventListener('end', ({ detail }) => add(`The game is won by: ${detail.by}`));

const questions = document.getElementById('questions');
questions.addEventListener('predict', ({ detail }) => {
  add(`Question ${detail.number}: ${detail.correct ? 'right' : `the answer is ${detail.expected}`}`);
});
questions.addEventListener('end', ({ detail }) => add(`${detail.right} of ${detail.count} right`));
