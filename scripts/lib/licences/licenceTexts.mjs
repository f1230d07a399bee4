/**
 * Sentences by which the text of a licence is known, all of which must be there, and the length in characters beyond which
 * a text says more than that licence does.
 *
 * @typedef {{ name: string, sentences: readonly string[], longest: number }} Fingerprint
 */

const NO_WARRANTY_MIT = 'the software is provided as is without warranty of any kind'
const BSD_SOURCE =
  'redistributions of source code must retain the above copyright notice this list of conditions and the following disclaimer'
const BSD_BINARY =
  'redistributions in binary form must reproduce the above copyright notice this list of conditions and the following disclaimer'
const BSD_WARRANTY = 'in no event shall the copyright'

/** Ordered: of two that share sentences the more demanding comes first. @type {readonly Fingerprint[]} */
const FINGERPRINTS = [
  {
    name: 'Apache-2.0',
    sentences: [
      'apache license version 2.0',
      'grant of copyright license',
      'grant of patent license',
      'you must give any other recipients of the work or derivative works a copy of this license',
    ],
    longest: 12_500,
  },
  {
    // The notice from the appendix of the licence, which refers to the whole text.
    name: 'Apache-2.0',
    sentences: [
      'licensed under the apache license version 2.0 the license',
      'you may obtain a copy of the license at http www.apache.org licenses license 2.0',
      'unless required by applicable law or agreed to in writing software distributed under the license is distributed on an as is basis',
    ],
    longest: 700,
  },
  {
    name: 'MPL-2.0',
    sentences: [
      'mozilla public license version 2.0',
      'each contributor hereby grants you a world wide royalty free non exclusive license',
      'exhibit a source code form license notice',
    ],
    longest: 18_000,
  },
  {
    // By where its text stands, as rpc-websockets has it.
    name: 'LGPL-3.0',
    sentences: [
      'is an open source project licensed under the terms of the lgplv3 license',
      'https www.gnu.org licenses lgpl 3.0.html for license text',
    ],
    longest: 450,
  },
  {
    name: 'CC0-1.0',
    sentences: [
      'cc0 1.0 universal',
      'overtly fully permanently irrevocably and unconditionally waives',
    ],
    longest: 8_000,
  },
  {
    name: 'CC-BY-4.0',
    sentences: [
      'creative commons corporation',
      'attribution 4.0 international',
      'retain the following if it is supplied by the licensor',
    ],
    longest: 20_000,
  },
  {
    name: 'OFL-1.1',
    sentences: [
      'sil open font license version 1.1',
      'neither the font software nor any of its individual components in original or modified versions may be sold by itself',
      'provided that each copy contains the above copyright notice and this license',
    ],
    longest: 4_600,
  },
  {
    name: 'Python-2.0',
    sentences: ['python software foundation license version 2', 'psf hereby grants licensee'],
    longest: 16_000,
  },
  {
    name: 'BlueOak-1.0.0',
    sentences: [
      'blue oak model license',
      'each contributor licenses you to do everything with this software that would otherwise infringe that contributor s copyright in it',
    ],
    longest: 2_200,
  },
  {
    name: 'Unlicense',
    sentences: [
      'this is free and unencumbered software released into the public domain',
      'anyone is free to copy modify publish use compile sell or distribute this software',
      'for any purpose commercial or non commercial and by any means',
    ],
    longest: 1_800,
  },
  {
    name: 'Zlib',
    sentences: [
      'this software is provided as is without any express or implied warranty',
      'the origin of this software must not be misrepresented',
      'altered source versions must be plainly marked as such',
    ],
    longest: 1_500,
  },
  {
    name: 'BSD-3-Clause',
    sentences: [BSD_SOURCE, BSD_BINARY, 'may be used to endorse or promote products', BSD_WARRANTY],
    longest: 2_000,
  },
  {
    // The same clause with the contributors' names alone.
    name: 'BSD-3-Clause',
    sentences: [
      BSD_SOURCE,
      BSD_BINARY,
      'the names of any contributors may not be used to endorse or promote products',
      BSD_WARRANTY,
    ],
    longest: 2_000,
  },
  { name: 'BSD-2-Clause', sentences: [BSD_SOURCE, BSD_BINARY, BSD_WARRANTY], longest: 1_800 },
  {
    name: 'MIT',
    sentences: [
      'permission is hereby granted free of charge to any person obtaining a copy of this software and associated documentation files',
      'to deal in the software without restriction',
      'shall be included in all copies or substantial portions of the software',
      NO_WARRANTY_MIT,
    ],
    longest: 1_700,
  },
  {
    // MIT without the duty to pass its notice on.
    name: 'MIT-0',
    sentences: [
      'mit no attribution',
      'permission is hereby granted free of charge to any person obtaining a copy of this software and associated documentation files',
      'to deal in the software without restriction',
      NO_WARRANTY_MIT,
    ],
    longest: 1_200,
  },
  {
    // A choice between two, each named by where its text stands.
    name: 'MIT',
    sentences: [
      'this project is dual licensed under mit and apache 2.0',
      'mit https www.opensource.org licenses mit',
    ],
    longest: 200,
  },
  {
    name: 'ISC',
    sentences: [
      'permission to use copy modify and or distribute this software for any purpose with or without fee is hereby granted provided that the above copyright notice and this permission notice appear in all copies',
      'the software is provided as is and the author disclaims all warranties',
    ],
    longest: 1_200,
  },
  {
    name: '0BSD',
    sentences: [
      'permission to use copy modify and or distribute this software for any purpose with or without fee is hereby granted',
      'the software is provided as is and the author disclaims all warranties',
    ],
    longest: 1_100,
  },
]

/** Words of licences that only look open. */
const RESTRICTIONS = [
  'commons clause',
  'business source license',
  'elastic license',
  'server side public license',
  'gnu affero',
  'gnu general public license',
  'non commercial',
  'noncommercial',
  'you may not use the software',
  'may not be used to',
  'solely for',
  'source available',
]

/**
 * The words of a text with single spaces and without the marks that copies of one licence differ in.
 *
 * @param {string} text
 */
function plain(text) {
  return text
    .toLowerCase()
    .replace(/\.(?=\s|$)/g, ' ')
    .replace(/[^a-z0-9.]+/g, ' ')
    .replace(/ copy modify (and or |and |or )?distribute /g, ' copy modify and or distribute ')
    .trim()
}

/**
 * Identifies the licence of a text. `longer` is true if the text contains more than the licence; `problem` then describes the rest.
 *
 * @param {string} text
 * @returns {{ name?: string, longer?: boolean, problem?: string }} no name if the text is no known licence, or if it restricts the licence
 */
export function readLicence(text) {
  const words = plain(text)
  const match = FINGERPRINTS.find(({ sentences }) =>
    sentences.every((sentence) => words.includes(plain(sentence))),
  )
  if (match === undefined) return { problem: 'is not one of the known licences' }
  const { name, sentences, longest } = match
  const others = sentences.reduce((rest, sentence) => rest.replace(plain(sentence), ''), words)
  const restriction = RESTRICTIONS.find((phrase) => others.includes(phrase))
  // The full texts of the long licences speak of such things themselves.
  if (restriction !== undefined && longest < 5_000) {
    return { problem: `is ${name} but speaks of "${restriction}"` }
  }
  return words.length > longest
    ? { name, longer: true, problem: `is ${name} and ${words.length - longest} characters more` }
    : { name }
}
