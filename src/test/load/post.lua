-- Posts the JSON given behind -- again and again; says so when an answer is no success.
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"

function init(args)
  wrk.body = args[1]
end
