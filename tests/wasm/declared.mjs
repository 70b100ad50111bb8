// The types of the package's .d.ts, parsed, as declarations.mjs checks values against them.
import { parseSync } from 'vite';

/** The members of an object, [{ name, optional, type }]; an index signature has no name. */
const members = (list) =>
  list.map(({ key, optional = false, typeAnnotation }) => ({
    ...{ name: key?.name, optional, type: typeOf(typeAnnotation.typeAnnotation) },
  }));

/** The types of the syntax that the contract uses; any other is a name. */
const TYPES = {
  TSUnionType: ({ types }) => ({ any: types.map(typeOf) }),
  TSIntersectionType: ({ types }) => ({ all: types.map(typeOf) }),
  TSParenthesizedType: ({ typeAnnotation }) => typeOf(typeAnnotation),
  TSArrayType: ({ elementType }) => ({ list: typeOf(elementType) }),
  TSTupleType: ({ elementTypes }) => ({ tuple: elementTypes.map(typeOf) }),
  TSTypeLiteral: (type) => ({ members: members(type.members) }),
  TSFunctionType: ({ params }) => ({ callback: params.map(({ name }) => name) }),
  TSLiteralType: ({ literal }) => ({ literal: literal.value }),
  TSTemplateLiteralType: ({ quasis }) => ({
    numbered: `^${quasis.map(({ value }) => value.cooked).join('\\d+')}$`,
  }),
  TSTypeReference({ typeName: { name }, typeArguments }) {
    const given = (typeArguments?.params ?? []).map(typeOf);
    if (name === 'Array' || name === 'ArrayLike') return { list: given[0] };
    if (name === 'Record') return { members: [{ name: undefined, optional: false, type: given[1] }] };
    return { name };
  },
};

function typeOf(type) {
  const known = TYPES[type.type];
  // TSStringKeyword is the type string.
  return known ? known(type) : { name: /^TS(\w+)Keyword$/.exec(type.type)[1].toLowerCase() };
}

const parameter = ({ name, optional = false, typeAnnotation }) => ({
  ...{ name, optional, type: typeOf(typeAnnotation.typeAnnotation) },
});

/** The signature of a function with a further overload, which takes another kind of request. */
function overloaded(before, { parameters: [request, ...others], result }) {
  const either = { ...request, type: { any: [before.parameters[0].type, request.type] } };
  return { parameters: [either, ...others], result: { any: [before.result, result] } };
}

/** The interfaces and types of a declaration, by name, and its functions with their signatures. */
const DECLARED = {
  TSDeclareFunction({ id: { name }, params, returnType }, { functions }) {
    const signature = { parameters: params.map(parameter), result: typeOf(returnType.typeAnnotation) };
    functions[name] = functions[name] ? overloaded(functions[name], signature) : signature;
  },
  TSInterfaceDeclaration({ id: { name }, extends: above, body }, { types }) {
    const own = { members: members(body.body) };
    types[name] = above.length
      ? { all: [...above.map(({ expression }) => ({ name: expression.name })), own] }
      : own;
  },
  TSTypeAliasDeclaration({ id: { name }, typeAnnotation }, { types }) {
    types[name] = typeOf(typeAnnotation);
  },
};

/** { functions, types, codes } of a declaration file, without what loads the package. */
export function read(text) {
  const found = { functions: {}, types: {} };
  for (const { type, declaration } of parseSync('a.d.ts', text).program.body)
    if (
      type === 'ExportNamedDeclaration' &&
      !/^(?:Sync)?Init|^initSync$/i.test(declaration?.id?.name ?? 'Init')
    )
      DECLARED[declaration.type](declaration, found);
  const [, comment] = /interface GrundyscopeError \{\s*\/\*\*([\s\S]*?)\*\//.exec(text);
  return { ...found, codes: Array.from(comment.matchAll(/"([a-z-]+)"/g), ([, code]) => code) };
}
