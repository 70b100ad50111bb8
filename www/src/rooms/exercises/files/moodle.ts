/*
 * Worksheets as a question bank in Moodle's XML: numerical and multiple-choice questions, with the
 * feedback of each known mistake. Each version is a category. Pure functions.
 */

import type { SheetWords } from './markdown';
import type { Paper, PaperQuestion, PaperTable } from './paper';
import { rowsOf, widthOf } from './paper';

/** Text in HTML and XML; characters that XML does not have are dropped. */
export function inXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

/** An element with HTML in it, which is text to XML. */
const html = (name: string, content: string, attributes = '') =>
  `<${name}${attributes} format="html"><text>${inXml(content)}</text></${name}>`;

export function asMoodle(papers: readonly Paper[], words: SheetWords): string {
  const questions = papers.flatMap((paper) => [
    category(paper, words),
    ...paper.questions.map((one, index) => question(paper, one, index)),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>\n`;
}

function category({ title, version, versions, seed }: Paper, words: SheetWords): string {
  const name = [title, versions > 1 ? words.version(version) : '', String(seed)].filter(Boolean).join(', ');
  // A slash would begin a category inside of another.
  const path = `$course$/top/${name.replaceAll('/', '//')}`;
  return `<question type="category"><category><text>${inXml(path)}</text></category></question>`;
}

function question(paper: Paper, one: PaperQuestion, index: number): string {
  const number = String(index + 1).padStart(2, '0');
  const name = `${number} ${one.kind} ${paper.seed}`;
  const body = [
    ...(one.game || paper.rule ? [`<p>${inXml(one.game || paper.rule)}</p>`] : []),
    `<p><strong>${inXml(one.ask)}</strong></p>`,
    ...one.tables.map(table),
  ].join('');
  const parts = [
    `<question type="${one.choices.length ? 'multichoice' : 'numerical'}">`,
    `<name><text>${inXml(name)}</text></name>`,
    html('questiontext', body),
    html('generalfeedback', `<p>${inXml(one.why)}</p>`),
    '<defaultgrade>1</defaultgrade><penalty>0.3333333</penalty><hidden>0</hidden>',
    ...(one.choices.length ? multipleChoice(one) : numerical(one)),
    '</question>',
  ];
  return parts.join('\n');
}

function multipleChoice({ choices }: PaperQuestion): string[] {
  return [
    '<single>true</single><shuffleanswers>true</shuffleanswers><answernumbering>abc</answernumbering>',
    ...choices.map(({ text, right, feedback }) =>
      answer(right ? 100 : 0, `<p>${inXml(text)}</p>`, feedback, ' format="html"'),
    ),
  ];
}

function numerical({ answer: right, slips }: PaperQuestion): string[] {
  const plain = right.replace(/\D/g, '');
  return [
    answer(100, plain, '', '', '<tolerance>0</tolerance>'),
    ...slips.map((slip) => answer(0, slip.answer, slip.feedback, '', '<tolerance>0</tolerance>')),
  ];
}

function answer(fraction: number, content: string, feedback: string, attributes = '', more = ''): string {
  return `<answer fraction="${fraction}"${attributes}><text>${inXml(content)}</text>${html('feedback', feedback ? `<p>${inXml(feedback)}</p>` : '')}${more}</answer>`;
}

function table(one: PaperTable): string {
  const row = (head: string, cells: string[]) =>
    `<tr><th scope="row">${inXml(head)}</th>${cells.map((cell) => `<td>${inXml(cell)}</td>`).join('')}</tr>`;
  return rowsOf(one, widthOf(one))
    .map(
      (pairs) =>
        `<table border="1" cellpadding="4">${row(
          one.top,
          pairs.map(([label]) => label),
        )}${row(
          one.bottom,
          pairs.map(([, value]) => value),
        )}</table>`,
    )
    .join('');
}
