/**
 * The same work on each machine, of the kinds that a page has as it loads: code that is compiled and run once, elements
 * that are styled and laid out, text that is read and sorted.
 */
globalThis.benchWork = () => {
  const names = Array.from({ length: 3000 }, (_, index) => `part${index}`)
  const code = names.map(
    (name, index) =>
      `function ${name}(given){const kept={id:${index},name:'${name}',rest:[given,${index % 7}]};` +
      `return kept.rest.map((one)=>one+kept.id).filter((one)=>one%2===0).length+kept.name.length}`,
  )
  const script = document.createElement('script')
  script.textContent = `{${code.join('\n')}\n${names.map((name) => `${name}(1)`).join('+')}}`
  document.head.append(script)

  const style = document.createElement('style')
  style.textContent = '.a p{color:#123;padding:2px}.b p{color:#321;padding:3px}.b a{float:right}'
  document.head.append(style)
  document.body.innerHTML = names
    .slice(0, 900)
    .map((name, index) => `<section><h2>Part ${index}</h2><p>It is ${name}. <a href="#${name}">It</a></p></section>`)
    .join('')
  const heights = ['a', 'b', 'a', 'b'].map((name) => {
    document.body.className = name
    return document.body.offsetHeight
  })
  const words = document.body.innerText.split(/\W+/).toSorted()
  return { heights, words: words.length }
}
