// The filter of a learning platform: it keeps a few elements and attributes and drops the rest.
const ALLOWED = {
  P: [],
  B: [],
  IFRAME: ['src', 'title', 'width', 'height', 'loading', 'allow', 'allowfullscreen'],
};

function clean(node) {
  for (const child of [...node.children]) {
    const attributes = ALLOWED[child.tagName];
    if (!attributes) child.remove();
    else {
      for (const { name } of [...child.attributes])
        if (!attributes.includes(name)) child.removeAttribute(name);
      clean(child);
    }
  }
  return node;
}

const typed = document.getElementById('typed').content.cloneNode(true);
document.getElementById('content').append(clean(typed));
