import 'grundyscope/react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Lesson() {
  const [n, setN] = useState(100);
  const [answers, setAnswers] = useState<string[]>([]);
  return (
    <>
      <grundy-scope
        problem="nim-square"
        n={n}
        heaps={3}
        view="answer"
        onanswer={({ detail }) => setAnswers((before) => [...before, detail.answer ?? ''])}
      />
      <button type="button" onClick={() => setN(29)}>
        29
      </button>
      <output>{answers.join(' ')}</output>
    </>
  );
}

const app = document.getElementById('app');
if (app)
  createRoot(app).render(
    <StrictMode>
      <Lesson />
    </StrictMode>,
  );
